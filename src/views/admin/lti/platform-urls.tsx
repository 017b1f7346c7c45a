import { useTexts } from '#texts/current-language.ts';
import { platformTexts } from '#texts/lti/lti-platform.texts.ts';
import { CopiedAddresses } from '../platform/resource/copied-addresses.tsx';

const ADDRESSES = [
  ['login', '/lti/login'],
  ['launch', '/lti/launch'],
  ['deepLinking', '/lti/launch'],
  ['keySet', '/lti/jwks'],
] as const;

/** The addresses to enter in a learning platform's settings. */
export function PlatformUrls() {
  const t = useTexts(platformTexts);
  return <CopiedAddresses t={t} addresses={ADDRESSES.map(([name, path]) => ({ label: t.addresses[name], path }))} />;
}
