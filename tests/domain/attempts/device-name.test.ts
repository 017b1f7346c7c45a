import { expect, test } from 'vitest';
import { deviceName } from '#domain/attempts/device-name.rule.ts';

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge, Windows',
  ],
  ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36', 'Chrome, Android'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 Version/19.0 Safari/604.1',
    'Safari, iPhone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/140.0 Safari/537.36 OPR/120.0', 'Opera, Mac'],
  ['Mozilla/5.0 (Linux; Android 15) SamsungBrowser/28.0 Chrome/130.0 Safari/537.36', 'Samsung Internet, Android'],
  ['Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X) CriOS/140.0 Safari/604.1', 'Chrome, iPad'],
  ['Mozilla/5.0 (X11; CrOS x86_64 16181) Chrome/140.0 Safari/537.36', 'Chrome, Chromebook'],
  ['Mozilla/5.0 (iPhone) FxiOS/140.0 Safari/604.1', 'Firefox, iPhone'],
  ['Mozilla/5.0 (Linux; Android 15) Chrome/140.0 EdgA/140.0', 'Edge, Android'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/140.0 Safari/537.36', 'Chrome, Linux'],
  ['curl/8.0', ''],
])('%s is shown as %s', (agent, name) => expect(deviceName(agent)).toBe(name));
