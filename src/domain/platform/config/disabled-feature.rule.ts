import type { AppSettingName } from './app-settings.ts';

/** What nobody has at the moment: by a setting, or, as for all changes but answers, while there is no room to keep them. */
export type SwitchedOff = AppSettingName | 'changes';

/** Whether nobody has this feature at the moment. The server refuses it in any case; this only spares people the try. */
export const isSwitchedOff = (
  user: { readonly switched_off?: readonly string[] | undefined } | null,
  feature: SwitchedOff,
): boolean => user?.switched_off?.includes(feature) === true;
