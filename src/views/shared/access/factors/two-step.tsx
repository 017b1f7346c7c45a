import { Button } from '@radix-ui/themes';
import type { OwnAccountQuery } from '#api/documents/users/own-account.generated.ts';
import { secondFactorTexts } from '#texts/access/second-factor.texts.ts';
import { useLanguage, useTexts } from '#texts/current-language.ts';
import { dateText } from '#texts/wording/date.wording.ts';
import pages from '#ui/page/page.module.css';
import { Panel } from '#ui/page/panel.tsx';
import { useDone } from '../../users/account/account.data.ts';
import styles from './two-step.module.css';
import { useFactorProof } from './use-factor-proof.tsx';
import { useRecoveryCodes } from './use-recovery-codes.tsx';
import { useSetUp } from './use-set-up.tsx';

type Account = Pick<OwnAccountQuery['ownAccount'], 'hasPassword' | 'secondFactor' | 'platforms' | 'signOns'>;

/** With this many recovery codes left, the user is asked to create new ones. */
const FEW_CODES = 3;

/** Two-step verification: turning it on and off, and its recovery codes. */
export function TwoStep({ account }: { readonly account: Account }) {
  const t = useTexts(secondFactorTexts);
  const { secondFactor: factor, hasPassword } = account;
  if (!hasPassword)
    return (
      <Panel title={t.title}>
        <p className={styles.text}>{t.noPassword}</p>
      </Panel>
    );
  const isConnected = account.platforms.length > 0 || account.signOns.some(({ since }) => since !== null);
  return (
    <Panel title={t.title}>
      {factor === null ? <Off /> : <On factor={factor} />}
      {isConnected && <p className={styles.text}>{t.services}</p>}
    </Panel>
  );
}

function Off() {
  const t = useTexts(secondFactorTexts);
  const done = useDone();
  const setUp = useSetUp();
  const showCodes = useRecoveryCodes();
  const turnOn = async (): Promise<void> => {
    const codes = await setUp();
    if (codes === null) return;
    await showCodes(codes);
    await done(t.isOn);
  };
  return (
    <>
      <p className={styles.text}>{t.off}</p>
      <div className={pages.actions}>
        <Button size="3" variant="soft" onClick={() => void turnOn()}>
          {t.turnOn}
        </Button>
      </div>
    </>
  );
}

function On({ factor }: { readonly factor: NonNullable<Account['secondFactor']> }) {
  const t = useTexts(secondFactorTexts);
  const language = useLanguage();
  const done = useDone();
  const showCodes = useRecoveryCodes();
  const { remove, renew } = useFactorProof();
  const left = factor.recoveryCodesLeft;
  const createCodes = async (): Promise<void> => {
    const codes = await renew();
    if (codes === null) return;
    await showCodes(codes);
    await done(t.renewed);
  };
  const turnOff = async (): Promise<void> => {
    if (await remove()) await done(t.isOff);
  };
  return (
    <>
      <p className={styles.text}>{t.on({ date: dateText(language, factor.since) })}</p>
      <p className={left < FEW_CODES ? styles.few : styles.text}>
        {t.left({ count: left })} {left < FEW_CODES && t.leftFew}
      </p>
      <div className={pages.actions}>
        <Button size="3" variant="soft" onClick={() => void createCodes()}>
          {t.renew}
        </Button>
        <Button size="3" variant="outline" color="red" onClick={() => void turnOff()}>
          {t.turnOff}
        </Button>
      </div>
    </>
  );
}
