import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** Background of the logo, which fills the area outside the safe zone of a maskable icon. */
const GROUND = '#34509f';
/** The safe zone of a maskable icon is 0.8 of its side; the logo is well within it. */
const MASKABLE_SHARE = 0.86;

const ICONS = [
  { name: 'icon-192.png', side: 192, share: 1 },
  { name: 'icon-512.png', side: 512, share: 1 },
  { name: 'icon-maskable-512.png', side: 512, share: MASKABLE_SHARE },
  { name: 'icon-touch-180.png', side: 180, share: MASKABLE_SHARE },
] as const;

/** Renders the icons of the installed application from the logo, `favicon.svg`, and writes them next to it. */
export async function writeIcons(folder: string): Promise<void> {
  const mark = readFileSync(join(folder, 'favicon.svg'));
  await Promise.all(
    ICONS.map(async ({ name, side, share }) => {
      const inner = Math.round(side * share);
      const drawn = await sharp(mark, { density: (72 * inner) / 32 })
        .resize(inner, inner)
        .png()
        .toBuffer();
      const isFullSize = share === 1;
      await sharp({
        create: { width: side, height: side, channels: 4, background: isFullSize ? '#00000000' : GROUND },
      })
        .composite([{ input: drawn, gravity: 'centre' }])
        .png({ palette: true, compressionLevel: 9 })
        .toFile(join(folder, name));
    }),
  );
}
