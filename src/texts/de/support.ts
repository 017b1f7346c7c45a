import type { texts as english } from '../en/support.ts';

export const texts: typeof english = {
  helping: (name, time) => `Du siehst Lectern bis ${time} wie ${name}. Du kannst nichts ändern.`,
  end: 'Ansicht beenden',
  visited: (helper, moment) => `${helper} hat dein Konto angesehen, ${moment}.`,
  reason: (reason) => `Grund: ${reason}`,
  read: 'Schließen',
};
