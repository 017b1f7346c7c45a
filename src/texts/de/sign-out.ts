import type { texts as english } from '../en/sign-out.ts';

export const texts: typeof english = {
  ask: 'Jetzt abmelden?',
  text: 'Ein Teil deiner Arbeit ist noch nicht gespeichert. Er bleibt auf diesem Gerät und wird gesendet, wenn du dich hier wieder anmeldest und die Seite öffnest.',
  confirm: 'Abmelden',
  cancel: 'Hierbleiben',
};
