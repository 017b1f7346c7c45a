/** Settings of widely used providers. Microsoft's issuer contains the id of the school's own directory. */
export const SIGN_ON_PRESETS = [
  { id: 'google', name: 'Google', issuer: 'https://accounts.google.com', scopes: 'openid profile email' },
  {
    id: 'microsoft',
    name: 'Microsoft',
    issuer: 'https://login.microsoftonline.com/TENANT-ID/v2.0',
    scopes: 'openid profile email',
  },
  { id: 'apple', name: 'Apple', issuer: 'https://appleid.apple.com', scopes: 'openid email' },
] as const;

const APPLE = 'https://appleid.apple.com';

/** Apple sends addresses only if the response is posted as a form. */
export const needsFormPost = (issuer: string): boolean => issuer === APPLE;
