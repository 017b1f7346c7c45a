import { texts as access } from '../compiled/en/access/problems.generated.ts';
import { texts as assessments } from '../compiled/en/assessments/problems.generated.ts';
import { texts as attempts } from '../compiled/en/attempts/problems.generated.ts';
import { texts as billing } from '../compiled/en/billing/problems.generated.ts';
import { texts as cards } from '../compiled/en/cards/problems.generated.ts';
import { texts as classrooms } from '../compiled/en/classrooms/problems.generated.ts';
import { texts as content } from '../compiled/en/content/problems.generated.ts';
import { texts as platform } from '../compiled/en/platform/problems.generated.ts';
import { texts as study } from '../compiled/en/study/problems.generated.ts';
import { texts as users } from '../compiled/en/users/problems.generated.ts';

/** The texts of all problems that the first screens don't need. */
export const texts = {
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
