import { Button, type ButtonProps } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

type LinkButtonProps = Pick<ButtonProps, 'size' | 'variant' | 'color'> & {
  readonly to: string;
  /** Instead of its content, where that does not say enough. */
  readonly label?: string | undefined;
  readonly children: ReactNode;
};

/** A link that looks like a button, for the next step. */
export const LinkButton = ({ to, label, children, ...looks }: LinkButtonProps) => (
  <Button size="3" {...looks} asChild>
    <Link to={to} aria-label={label}>
      {children}
    </Link>
  </Button>
);
