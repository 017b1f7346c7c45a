import { Link as TextLink } from '@radix-ui/themes';
import { Link } from 'react-router';
import { href } from '#routes/href.ts';

/** Leads back to the sign-in page. */
export function BackToSignIn({ label }: { readonly label: string }) {
  return (
    <TextLink asChild underline="always">
      <Link to={href('login')}>{label}</Link>
    </TextLink>
  );
}
