import { createOutboundFetch, type OutboundFetch } from '../platform/outbound/outbound-fetch.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { openPlatformKeys, type PlatformKeys } from './platform-keys.ts';
import { openService, type Service } from './service.ts';
import { type ToolKeys, toolKeysOf } from './tool-keys.ts';

/** What the LTI tool needs. */
export type Tool = {
  readonly keys: ToolKeys;
  readonly outboundFetch: OutboundFetch;
  readonly platformKeys: PlatformKeys;
  readonly service: Service;
};

/** As configured. Only outside production may a platform be on this machine. */
export function openTool(settings: Pick<Settings, 'ltiPrivateKeys' | 'ltiPrivateNetwork' | 'dataDir' | 'mode'>): Tool {
  const outboundFetch = createOutboundFetch({
    loopback: settings.mode !== 'production',
    privateNetwork: settings.ltiPrivateNetwork,
  });
  const keys = toolKeysOf(settings);
  return {
    keys,
    outboundFetch,
    platformKeys: openPlatformKeys(outboundFetch),
    service: openService({ keys, outboundFetch }),
  };
}
