import { texts as access } from '../compiled/de/access/problems.generated.ts';
import { texts as assessments } from '../compiled/de/assessments/problems.generated.ts';
import { texts as attempts } from '../compiled/de/attempts/problems.generated.ts';
import { texts as billing } from '../compiled/de/billing/problems.generated.ts';
import { texts as cards } from '../compiled/de/cards/problems.generated.ts';
import { texts as classrooms } from '../compiled/de/classrooms/problems.generated.ts';
import { texts as content } from '../compiled/de/content/problems.generated.ts';
import { texts as platform } from '../compiled/de/platform/problems.generated.ts';
import { texts as study } from '../compiled/de/study/problems.generated.ts';
import { texts as users } from '../compiled/de/users/problems.generated.ts';
import type { texts as english } from './english-problems.ts';

/** The texts of all problems that the first screens don't need. */
export const texts: typeof english = {
  ...access,
  ...assessments,
  ...attempts,
  ...billing,
  ...cards,
  ...classrooms,
  ...content,
  ...platform,
  ...study,
  ...users,
};
