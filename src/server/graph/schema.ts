import type { GraphQLSchema } from 'graphql';
import { addAccounts } from './account.graph.ts';
import { addAttempts } from './attempt.graph.ts';
import { graphBuilder } from './builder.ts';
import { addContent } from './content.graph.ts';
import { addExamFocus } from './exam-focus.graph.ts';
import { addNotes } from './note.graph.ts';
import { addPin } from './pin.graph.ts';
import { addRecovery } from './recovery.graph.ts';
import { enforceCallRules } from './rules.ts';
import { addSearch } from './search.graph.ts';

/** The whole API, each call behind its rule. */
export function graphSchema(): GraphQLSchema {
  const builder = graphBuilder();
  addAccounts(builder);
  addRecovery(builder);
  addPin(builder);
  const content = addContent(builder);
  const attempts = addAttempts(builder, content);
  addNotes(builder, content, attempts);
  addExamFocus(builder, content);
  addSearch(builder, content);
  return enforceCallRules(builder.toSchema());
}
