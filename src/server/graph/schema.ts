import type { GraphQLSchema } from 'graphql';
import { addAccounts } from './account.graph.ts';
import { addAnalysis } from './analysis.graph.ts';
import { addAttempts } from './attempt.graph.ts';
import { graphBuilder } from './builder.ts';
import { addContent } from './content.graph.ts';
import { addExams } from './exam.graph.ts';
import { addItemStatistics } from './item-statistics.graph.ts';
import { addPapers } from './paper.graph.ts';
import { addPin } from './pin.graph.ts';
import { addRecovery } from './recovery.graph.ts';
import { enforceCallRules } from './rules.ts';

/** The whole API, each call behind its rule. */
export function graphSchema(): GraphQLSchema {
  const builder = graphBuilder();
  addAccounts(builder);
  addRecovery(builder);
  addPin(builder);
  const content = addContent(builder);
  const attempts = addAttempts(builder, content);
  const exams = addExams(builder, content);
  const papers = addPapers(builder, { ...content, ...exams, ...attempts });
  addAnalysis(builder, { ...content, ...exams, ...papers });
  addItemStatistics(builder);
  return enforceCallRules(builder.toSchema());
}
