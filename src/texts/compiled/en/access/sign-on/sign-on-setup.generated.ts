// Compiled from src/texts/en/access/sign-on/sign-on-setup.json by `npm run generate`: change that file.
import { isNone, need, userText } from '../../../../message-parts.ts';

export const texts = {
  title: "Set up the provider",
  intro: "Enter these addresses in the provider’s settings for a web application.",
  presets: {
    title: "Start with a preset",
    hint: "Microsoft: replace TENANT-ID in the issuer. Apple: the client secret is a signed token that you renew every six months.",
  },
  addresses: {
    return: "Redirect URL",
    logout: "Sign-out URL (back-channel and front-channel)",
  },
  copy: "Copy",
  copyThis: ({ label }: { readonly label: string }): string => `Copy: ${userText(label)}`,
  copied: "Copied.",
  secret: "Client secret",
  secretStored: "A secret is stored. It’s never shown again. Enter a new one to replace it.",
  secretNone: "No secret is stored.",
  saveSecret: "Save secret",
  secretSaved: "Client secret saved.",
  test: {
    title: "Test the connection",
    intro: "Reads the provider’s configuration and checks your email domains.",
    button: "Test provider",
    works: "The provider responds and its configuration is valid.",
    problems: {
      provider: "The provider no longer exists.",
      state: "The provider doesn’t accept the code.",
      cookie: "The browser blocks cookies.",
      down: "The provider isn’t responding. Check the issuer.",
      slow: "The provider took too long to respond.",
      clock: "The provider’s clock differs from ours.",
      cancelled: "The sign-in was cancelled.",
      refused: "The provider refused the request.",
      token: "The provider’s message is invalid.",
      configuration: "This isn’t the address of an OpenID Connect provider, or its configuration is invalid. Check the issuer.",
      secret: "The client secret belongs to another issuer or client ID. Enter it again.",
      subject: "The provider sends another ID at every sign-in (a transient name identifier). Let it send a persistent one or the email address.",
    },
    confirmed: ({ domains }: { readonly domains: string }): string => `Confirmed domains: ${userText(domains)}`,
    open: ({ domains }: { readonly domains: string }): string => `To confirm ${userText(domains)}, add this TXT record to the domain, then test again:`,
  },
  saml: {
    intro: "Enter these addresses in the provider’s settings, or let it read our metadata.",
    addresses: {
      entityId: "Entity ID and metadata",
      return: "Assertion consumer service (HTTP-POST)",
    },
    test: "Reads the provider’s metadata and checks your email domains.",
    works: ({ days }: { readonly days: string | null }): string => (isNone(days) ? "The metadata is valid." : `The metadata is valid. Certificates are valid until ${userText(days)}.`),
    configuration: "The metadata doesn’t describe a provider with this entity ID, an https sign-in address and a certificate of at least 2048 bits. Check the entity ID and the metadata.",
    down: "The metadata can’t be read at this address.",
  },
  preview: {
    title: "Preview roles",
    intro: "Paste a user’s claims or attributes as JSON to see the role of a new account. It uses the values in the form above, saved or not.",
    claims: "The user’s claims or attributes (JSON)",
    invalid: "This isn’t a JSON object.",
    result: ({ role }: { readonly role: string }): string => (need(role) === "teacher" ? "Role: teacher" : "Role: student"),
    limits: "Single sign-on never creates admins.",
  },
};
