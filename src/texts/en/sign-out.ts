export const texts = {
  ask: 'Sign out now?',
  text: 'Some of your work has not been saved yet. It stays on this device, and is sent when you sign in here again and open it.',
  confirm: 'Sign out',
  cancel: 'Stay here',
};
