export const texts = {
  title: 'What your platform has to be told',
  intro: 'Enter these addresses there where it asks for an external tool of LTI 1.3.',
  addresses: {
    login: 'Login address (OIDC initiation)',
    launch: 'Launch and redirect address',
    deepLinking: 'Deep linking (content selection) address',
    keySet: 'Key set address (JWKS)',
  },
  copy: 'Copy',
  copyThis: (label: string) => `Copy: ${label}`,
  copied: 'Copied.',
};
