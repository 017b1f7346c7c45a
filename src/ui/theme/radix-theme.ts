import { Direction as RadixDirection, Slot as RadixSlot } from 'radix-ui';
import type { ReactNode } from 'react';

/**
 * The part of `radix-ui` that Radix's Theme uses, without its tooltips: the theme wraps the page in their provider, which
 * includes all code for positioning popovers, several kB of every first visit. No component uses those tooltips; our popovers
 * import what they need. The build replaces `radix-ui` with this for that one module.
 */
export const Direction = RadixDirection;
export const Slot = RadixSlot;
export const Tooltip = { Provider: ({ children }: { readonly children: ReactNode }): ReactNode => children };
