import type { Settings } from '../settings.ts';
import { type Outward, openOutward } from './outward.ts';
import { openPlatformKeys, type PlatformKeys } from './platform-keys.ts';
import { openService, type Service } from './service.ts';
import { type ToolKeys, toolKeysOf } from './tool-keys.ts';

/** What being a tool of learning platforms takes. */
export type Tool = {
  readonly keys: ToolKeys;
  readonly outward: Outward;
  readonly platformKeys: PlatformKeys;
  readonly service: Service;
};

/** As the settings have it. Only outside production may a platform be on this machine. */
export function openTool(settings: Pick<Settings, 'ltiPrivateKeys' | 'ltiPrivateNetwork' | 'dataDir' | 'mode'>): Tool {
  const outward = openOutward({
    loopback: settings.mode !== 'production',
    privateNetwork: settings.ltiPrivateNetwork,
  });
  const keys = toolKeysOf(settings);
  return { keys, outward, platformKeys: openPlatformKeys(outward), service: openService({ keys, outward }) };
}
