export const texts = {
  link: {
    title: 'Let your platform register itself',
    intro:
      'Moodle, Canvas and others can do the whole registration by one link (Dynamic Registration). It works once, for one platform. Whoever has it can register a platform here, so give it only to whoever runs yours.',
    name: 'Registration link',
    make: 'Make a link',
    another: 'Make another link',
    made: (until: string) => `Shown only now. It works until ${until}.`,
  },
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
