import type { GraphQLSchema } from 'graphql';
import { addAccounts } from './account.graph.ts';
import { addAnswerFiles } from './answer-file.graph.ts';
import { addAttempts } from './attempt.graph.ts';
import { graphBuilder } from './builder.ts';
import { addContent } from './content.graph.ts';
import { addPin } from './pin.graph.ts';
import { addPractice } from './practice.graph.ts';
import { addRecovery } from './recovery.graph.ts';
import { enforceCallRules } from './rules.ts';

/** The whole API, each call behind its rule. */
export function graphSchema(): GraphQLSchema {
  const builder = graphBuilder();
  addAccounts(builder);
  addRecovery(builder);
  addPin(builder);
  addAnswerFiles(builder);
  addPractice(builder, addAttempts(builder, addContent(builder)));
  return enforceCallRules(builder.toSchema());
}
