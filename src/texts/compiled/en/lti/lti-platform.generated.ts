// Compiled from src/texts/en/lti/lti-platform.json by `npm run generate`: change that file.
import { userText } from '../../../message-parts.ts';

export const texts = {
  link: {
    title: "Dynamic registration",
    intro: "Moodle, Canvas and others can register themselves with this link. It works once. Share it only with your platform’s admin.",
    name: "Registration link",
    make: "Create link",
    another: "Create another link",
    made: ({ until }: { readonly until: string }): string => `Copy it now: it won’t be shown again. Expires ${userText(until)}.`,
  },
  title: "Tool details for your platform",
  intro: "Enter these URLs in your platform’s settings for an LTI 1.3 tool.",
  addresses: {
    login: "Initiate login URL (OIDC)",
    launch: "Launch and redirect URL",
    deepLinking: "Deep linking URL",
    keySet: "Public keyset URL (JWKS)",
  },
  copy: "Copy",
  copyThis: ({ label }: { readonly label: string }): string => `Copy: ${userText(label)}`,
  copied: "Copied.",
};
