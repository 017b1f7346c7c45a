import type { texts as english } from '../en/support.ts';

export const texts: typeof english = {
  helping: (name, time) => `Du siehst Lectern bis ${time} wie ${name}. Du kannst nichts ändern.`,
  end: 'Ansicht beenden',
  visited: (helper, date) => `${helper} hat dein Konto angesehen, ${date}.`,
  reason: (reason) => `Grund: ${reason}`,
  read: 'Schließen',
};
