export const texts = {
  helping: (name: string, time: string) => `You see Lectern as ${name} does, until ${time}. Nothing can be changed.`,
  end: 'Stop looking in',
  visited: (helper: string, moment: string) => `${helper} looked at Lectern as you see it, ${moment}.`,
  reason: (reason: string) => `The reason: ${reason}`,
  read: 'Understood',
};
