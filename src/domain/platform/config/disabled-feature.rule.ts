import type { AppSettingName } from './app-settings.ts';

/** Features that are disabled for everyone: by a setting, or, for all writes but answers, while disk space is low. */
export type SwitchedOff = AppSettingName | 'changes';

/** Whether a feature is disabled for everyone. The server refuses it in any case; this avoids offering it. */
export const isSwitchedOff = (
  user: { readonly switched_off?: readonly string[] | undefined } | null,
  feature: SwitchedOff,
): boolean => user?.switched_off?.includes(feature) === true;
