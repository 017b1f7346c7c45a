import type { GraphQLSchema } from 'graphql';
import { addAccounts } from './account.graph.ts';
import { addAnalysis } from './analysis.graph.ts';
import { addAnswerFiles } from './answer-file.graph.ts';
import { addAssignments } from './assignment.graph.ts';
import { addAttempts } from './attempt.graph.ts';
import { graphBuilder } from './builder.ts';
import { addCards } from './card.graph.ts';
import { addClassrooms } from './classroom.graph.ts';
import { addContent } from './content.graph.ts';
import { addExams } from './exam.graph.ts';
import { addExamFocus } from './exam-focus.graph.ts';
import { addItemStatistics } from './item-statistics.graph.ts';
import { addMedia } from './media.graph.ts';
import { addNotes } from './note.graph.ts';
import { addPapers } from './paper.graph.ts';
import { addPin } from './pin.graph.ts';
import { addPractice } from './practice.graph.ts';
import { addRecovery } from './recovery.graph.ts';
import { enforceCallRules } from './rules.ts';
import { addSearch } from './search.graph.ts';
import { addSite } from './site.graph.ts';
import { addStudy } from './study.graph.ts';

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
  addMedia(builder, content);
  addSite(builder, content);
  addStudy(builder, content, addCards(builder, content));
  const exams = addExams(builder, content);
  const papers = addPapers(builder, { ...content, ...exams, ...attempts });
  addAnalysis(builder, { ...content, ...exams, ...papers });
  addItemStatistics(builder);
  addAnswerFiles(builder);
  addPractice(builder, attempts);
  addAssignments(builder, { ...content, ...addClassrooms(builder, content) });
  return enforceCallRules(builder.toSchema());
}
