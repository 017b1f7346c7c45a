import { Button } from '@radix-ui/themes';
import { hiddenScimToken, SCIM_PATH } from '#domain/interchange/scim/scim-token.form.ts';
import { apiTokenTexts } from '#texts/access/api-token.texts.ts';
import { signOnSetupTexts } from '#texts/access/sign-on/sign-on-setup.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { scimTexts } from '#texts/interchange/scim.texts.ts';
import { Problem } from '#ui/form/problem.tsx';
import pages from '#ui/page/page.module.css';
import { Panel } from '#ui/page/panel.tsx';
import styles from '../../../shared/access/api-tokens/api-tokens.module.css';
import { CopiedAddresses } from '../../platform/resource/copied-addresses.tsx';
import { ScimMatches } from './scim-matches.tsx';
import { type ScimToken, useScimTokens } from './use-scim-tokens.tsx';

/** Provisioning of the users and classes of a school: the address of the SCIM server, and the tokens of the school. */
export function ScimTokens() {
  const t = useTexts(scimTexts);
  const words = useTexts(apiTokenTexts);
  const setup = useTexts(signOnSetupTexts);
  const { tokens, problem, create, rotate, revoke } = useScimTokens();
  return (
    <Panel title={t.title}>
      <p className={styles.soft}>{t.intro}</p>
      <CopiedAddresses
        t={{ ...setup, title: t.setupTitle, intro: t.setupIntro }}
        addresses={[{ label: t.address, path: SCIM_PATH }]}
      />
      <Problem message={problem} />
      {tokens?.length === 0 && <p className={styles.soft}>{t.none}</p>}
      {tokens !== null && tokens.length > 0 && (
        <ul className={styles.lines}>
          {tokens.map((token) => (
            <li key={token.id} className={styles.line}>
              <div className={styles.what}>
                <span className={styles.name}>{token.name}</span>
                <Facts token={token} />
              </div>
              <div className={pages.actions}>
                <Button
                  type="button"
                  size="2"
                  variant="soft"
                  aria-label={words.rotateLabel({ name: token.name })}
                  onClick={() => void rotate(token)}
                >
                  {words.rotate}
                </Button>
                <Button
                  type="button"
                  size="2"
                  variant="soft"
                  color="gray"
                  aria-label={words.revokeLabel({ name: token.name })}
                  onClick={() => void revoke(token)}
                >
                  {words.revoke}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <div className={pages.actions}>
        <Button type="button" size="3" variant="soft" onClick={() => void create()}>
          {t.create}
        </Button>
      </div>
      <ScimMatches />
    </Panel>
  );
}

/** Whose token it is, until when it is valid, and when it was used last. */
function Facts({ token }: { readonly token: ScimToken }) {
  const t = useTexts(scimTexts);
  const words = useTexts(apiTokenTexts);
  const expiresAt = new Date(token.expiresAt);
  return (
    <ul className={styles.facts}>
      <li>
        <code dir="ltr">{hiddenScimToken(token.hint)}</code>
      </li>
      <li>{token.isOwnerAdmin ? words.ownedBy({ owner: token.owner }) : t.ownerGone({ owner: token.owner })}</li>
      <li>{expiresAt.getTime() > Date.now() ? words.expires({ at: expiresAt }) : words.expired({ at: expiresAt })}</li>
      <li>{token.lastUsedAt === null ? words.unused : words.used({ at: new Date(token.lastUsedAt) })}</li>
    </ul>
  );
}
