import { Button } from '@radix-ui/themes';
import { useState } from 'react';
import { useUploadImage } from '#client/content/uploads/use-upload-image.ts';
import { publicImageAddress } from '#domain/content/media/public-image.address.ts';
import { useTexts } from '#texts/current-language.ts';
import { schoolTexts } from '#texts/users/school/school.texts.ts';
import { FileField } from '#ui/form/fields/file-field.tsx';
import styles from './school.module.css';

type Props = {
  /** The digest of the logo; null: none. */
  readonly logo: string | null;
  readonly school: string;
  readonly error: string | undefined;
  readonly mayWrite: boolean;
  readonly onChange: (logo: string | null) => void;
};

/** The logo of a school. A file is uploaded at once, and becomes the logo when the form is saved. */
export function SchoolLogo({ logo, school, error, mayWrite, onChange }: Props) {
  const t = useTexts(schoolTexts);
  const send = useUploadImage();
  const [sending, setSending] = useState<'idle' | 'sending' | 'failed'>('idle');
  // Until it is saved, an image is only served to those who have uploaded it.
  const [uploaded, setUploaded] = useState<{ readonly digest: string; readonly url: string } | null>(null);

  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    setSending('sending');
    try {
      const image = await send(file);
      setUploaded(image);
      onChange(image.digest);
      setSending('idle');
    } catch {
      setSending('failed');
    }
  };

  return (
    <div className={styles.logo}>
      {logo !== null && (
        <img
          src={uploaded?.digest === logo ? uploaded.url : publicImageAddress(logo)}
          alt={t.logoOf({ name: school })}
          decoding="async"
        />
      )}
      {mayWrite && (
        <FileField
          label={t.logo}
          accept="image/png,image/jpeg,image/webp"
          error={sending === 'failed' ? t.logoFailed : error}
          hint={sending === 'sending' ? t.logoSending : t.logoHint}
          onChange={({ target }) => void take(target.files?.[0])}
        />
      )}
      {mayWrite && logo !== null && (
        <Button type="button" size="3" variant="soft" color="gray" onClick={() => onChange(null)}>
          {t.removeLogo}
        </Button>
      )}
    </div>
  );
}
