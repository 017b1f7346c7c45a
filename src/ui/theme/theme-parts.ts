import { Direction as RadixDirection, Slot as RadixSlot } from 'radix-ui';
import type { ReactNode } from 'react';

/**
 * What Radix's Theme takes of `radix-ui`, without its tooltips: the theme wraps the page in their provider, and with
 * it comes all that places a floating box, several kB of every first visit. No part uses those tooltips; our popovers
 * bring what they need where they are needed. The build puts this in place of `radix-ui` for that one module.
 */
export const Direction = RadixDirection;
export const Slot = RadixSlot;
export const Tooltip = { Provider: ({ children }: { readonly children: ReactNode }): ReactNode => children };
