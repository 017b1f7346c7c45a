export const texts = {
  helping: (name: string, time: string) =>
    `You’re viewing Lectern as ${name} until ${time}. You can’t change anything.`,
  end: 'Stop viewing',
  visited: (helper: string, moment: string) => `${helper} viewed your account, ${moment}.`,
  reason: (reason: string) => `Reason: ${reason}`,
  read: 'Dismiss',
};
