import { Button } from '@radix-ui/themes';
import { useSession } from '#client/app.context.ts';
import { useDialog } from '#client/platform/dialog/use-dialog.ts';
import { secondFactorTexts } from '#texts/access/second-factor.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { DialogActions } from '#ui/dialog/dialog-frame.tsx';
import pages from '#ui/page/page.module.css';
import styles from './two-step.module.css';

/** Shows new recovery codes once: to copy, download and print. */
export function useRecoveryCodes(): (codes: readonly string[]) => Promise<void> {
  const t = useTexts(secondFactorTexts);
  const dialog = useDialog();
  const email = useSession()?.email ?? '';
  return async (codes) => {
    const sheet = t.codesSheet({ email });
    const text = `${sheet}\n\n${codes.join('\n')}\n`;
    const copy = async (): Promise<void> => {
      await navigator.clipboard.writeText(text);
      dialog.toast(t.copied);
    };
    await dialog.open({
      title: t.codesTitle,
      form: ({ cancel }) => (
        <div className={styles.stack}>
          <p className={styles.text}>{t.codesText}</p>
          <div className={styles.sheet}>
            <p className={styles.sheetTitle}>{sheet}</p>
            <ul className={styles.codes} aria-label={t.codesLabel} dir="ltr">
              {codes.map((code) => (
                <li key={code}>{code}</li>
              ))}
            </ul>
          </div>
          <div className={pages.actions}>
            <Button size="2" variant="soft" onClick={() => void copy()}>
              {t.copy}
            </Button>
            <Button size="2" variant="soft" onClick={() => download(text)}>
              {t.download}
            </Button>
            <Button size="2" variant="soft" onClick={() => print()}>
              {t.print}
            </Button>
          </div>
          <DialogActions>
            <Button size="3" onClick={cancel}>
              {t.saved}
            </Button>
          </DialogActions>
        </div>
      ),
    });
  };
}

function download(text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = 'lectern-recovery-codes.txt';
  link.click();
  URL.revokeObjectURL(link.href);
}
