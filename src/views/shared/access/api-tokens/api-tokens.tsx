import { Badge, Button } from '@radix-ui/themes';
import type { ApiTokenFragment } from '#api/documents/users/own-account.generated.ts';
import { apiTokenTexts } from '#texts/access/api-token.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { Problem } from '#ui/form/problem.tsx';
import pages from '#ui/page/page.module.css';
import { Panel } from '#ui/page/panel.tsx';
import { ApiHelp } from './api-help.tsx';
import styles from './api-tokens.module.css';
import { TokenFacts } from './token-facts.tsx';
import { useApiTokens } from './use-api-tokens.tsx';

/** The tokens of the REST API: creating, rotating and revoking them. */
export function ApiTokens({ tokens: initial }: { readonly tokens: readonly ApiTokenFragment[] }) {
  const t = useTexts(apiTokenTexts);
  const { tokens, problem, create, rotate, revoke } = useApiTokens(initial);
  return (
    <Panel title={t.title}>
      <p className={styles.soft}>{t.intro}</p>
      <Problem message={problem} />
      {tokens.length === 0 && <p className={styles.soft}>{t.none}</p>}
      {tokens.length > 0 && (
        <ul className={styles.lines}>
          {tokens.map((token) => (
            <li key={token.id} className={styles.line}>
              <div className={styles.what}>
                <span className={styles.name}>
                  {token.name}
                  {token.isForSchool && <Badge color="gray">{t.ofSchool}</Badge>}
                </span>
                <TokenFacts token={token} />
              </div>
              <div className={pages.actions}>
                {token.isOwn && (
                  <Button
                    size="2"
                    variant="soft"
                    aria-label={t.rotateLabel({ name: token.name })}
                    onClick={() => void rotate(token)}
                  >
                    {t.rotate}
                  </Button>
                )}
                <Button
                  size="2"
                  variant="soft"
                  color="gray"
                  aria-label={t.revokeLabel({ name: token.name })}
                  onClick={() => void revoke(token)}
                >
                  {t.revoke}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <div className={pages.actions}>
        <Button size="3" variant="soft" onClick={() => void create()}>
          {t.create}
        </Button>
      </div>
      <ApiHelp />
    </Panel>
  );
}
