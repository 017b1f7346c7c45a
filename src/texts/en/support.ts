export const texts = {
  helping: (name: string, time: string) =>
    `You’re viewing Lectern as ${name} until ${time}. You can’t change anything.`,
  end: 'Stop viewing',
  visited: (helper: string, date: string) => `${helper} viewed your account, ${date}.`,
  reason: (reason: string) => `Reason: ${reason}`,
  read: 'Dismiss',
};
