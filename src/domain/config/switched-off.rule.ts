import type { AppSettingName } from './app-settings.ts';

/** Whether nobody has this feature at the moment. The server refuses it in any case; this only spares people the try. */
export const isSwitchedOff = (
  user: { readonly switched_off?: readonly string[] | undefined } | null,
  feature: AppSettingName,
): boolean => user?.switched_off?.includes(feature) === true;
