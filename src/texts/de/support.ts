import type { texts as english } from '../en/support.ts';

export const texts: typeof english = {
  helping: (name, time) => `Du siehst Lectern wie ${name}, bis ${time}. Ändern lässt sich nichts.`,
  end: 'Nicht mehr hineinsehen',
  visited: (helper, moment) => `${helper} hat Lectern so angesehen wie du, ${moment}.`,
  reason: (reason) => `Der Grund: ${reason}`,
  read: 'Verstanden',
};
