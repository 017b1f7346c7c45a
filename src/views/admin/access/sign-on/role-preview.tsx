import { useState } from 'react';
import { type ClaimRule, roleFromClaims } from '#domain/access/sign-on/sign-on-role.rule.ts';
import { signOnSetupTexts } from '#texts/access/sign-on/sign-on-setup.texts.ts';
import { useTexts } from '#texts/current-language.ts';
import { TextAreaField } from '#ui/form/fields/text-area-field.tsx';
import styles from './sign-on.module.css';

function claimsIn(text: string): object | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

/** Which role a set of claims gets by the rule in the form, with the rule that the server uses. */
export function RolePreview({ rule }: { readonly rule: ClaimRule }) {
  const { preview: t } = useTexts(signOnSetupTexts);
  const [text, setText] = useState('');
  const claims = claimsIn(text);
  return (
    <section className={styles.panel} aria-labelledby="sign-on-preview">
      <h2 id="sign-on-preview">{t.title}</h2>
      <p className={styles.soft}>{t.intro}</p>
      <TextAreaField
        name="claims"
        label={t.claims}
        rows={4}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={text.trim() !== '' && claims === null ? t.invalid : undefined}
      />
      <p role="status">{claims !== null && t.result({ role: roleFromClaims(claims, rule) })}</p>
      <p className={styles.soft}>{t.limits}</p>
    </section>
  );
}
