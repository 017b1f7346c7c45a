import { Button } from '@radix-ui/themes';
import { Link } from 'react-router';
import { href } from '#routes/href.ts';
import { audienceTexts } from '#texts/audience.texts.ts';
import { useLanguage, useTexts } from '#texts/current-language.ts';
import { shareText } from '#texts/wording.ts';
import styles from './landing.module.css';
import { LandingScreen } from './landing.screen.tsx';

const EXAMPLE = [
  ['first', 0.62],
  ['second', 0.88],
  ['third', 0.47],
] as const;

/** For teachers and schools: a class in one look, and whom to write to. */
export function Component() {
  const { schools } = useTexts(audienceTexts);
  return (
    <LandingScreen
      title={[schools.title]}
      lead={schools.lead}
      points={schools.points}
      exhibit={<ClassExample />}
      actions={
        <>
          <Button size="4" asChild>
            <Link to={href('contact')}>{schools.ask}</Link>
          </Button>
          <Button size="4" variant="soft" asChild>
            <Link to={href('school-list')}>{schools.list}</Link>
          </Button>
        </>
      }
    />
  );
}

function ClassExample() {
  const { schools } = useTexts(audienceTexts);
  const language = useLanguage();
  return (
    <div className={styles.class}>
      <table>
        <caption>{schools.tableCaption}</caption>
        <thead>
          <tr>
            <th scope="col">{schools.tableTopic}</th>
            <th scope="col">{schools.tableClass}</th>
            <th scope="col">{schools.tableFirst}</th>
          </tr>
        </thead>
        <tbody>
          {EXAMPLE.map(([row, share]) => (
            <tr key={row}>
              <th scope="row">{schools.rows[row]}</th>
              <td className={styles.share}>{shareText(language, share)}</td>
              <td>{schools.rows[`${row}First`]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
