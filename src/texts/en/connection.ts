export const texts = {
  lost: 'No connection. What you do is kept on this device.',
  lostUnkept: 'No connection, and your browser keeps nothing. Leave this page open.',
  lostShort: 'Offline',
  sending: 'Sending what you did …',
  sendingShort: 'Sending …',
  allSent: 'Everything is sent.',
  allSentShort: 'All sent',
  readOnly: 'Lectern is short of room. Answers are saved as ever; everything else has to wait for a while.',
  update: {
    label: 'New version',
    ready: 'A new version of Lectern is ready.',
    saving: 'Saving your work …',
    held: 'Some of your work is not saved yet. The new version can wait until it is.',
    load: 'Load it now',
    again: 'Try again',
    later: 'Later',
  },
};
