import { type DocumentNode, type GraphQLSchema, Kind, TypeInfo, visit, visitWithTypeInfo } from 'graphql';

/** Fields that had another name in an earlier build, by the current type: those that an open tab uses to save work. */
const FORMER_FIELDS: ReadonlyMap<string, string> = new Map([
  ['Mutation.handIn', 'submitAttempt'],
  ['Mutation.keepPresence', 'recordPresence'],
  ['Mutation.keepReviews', 'saveReviews'],
  ['Mutation.keepTeacherMark', 'saveTeacherMark'],
  ['Mutation.keepSelfMarks', 'saveSelfMarks'],
  ['Mutation.keepMarkComment', 'saveMarkComment'],
  ['Mutation.complainAboutMark', 'requestRemark'],
  ['Mutation.answerComplaint', 'replyToRemark'],
  ['Mutation.assignDrill', 'assignPractice'],
  ['Mutation.createItem', 'createQuestion'],
  ['Mutation.saveItem', 'saveQuestion'],
  ['Mutation.saveWriting', 'saveContent'],
  ['Mutation.checkItem', 'checkQuestion'],
  ['Mutation.reportItem', 'reportQuestion'],
  ['Mutation.saveReadingPlace', 'saveReadingPosition'],
  ['Mutation.saveMediaPlace', 'saveMediaPosition'],
  ['Attempt.handedInAt', 'submittedAt'],
  ['Attempt.handedInBy', 'submittedBy'],
  ['AttemptState.handedInAt', 'submittedAt'],
  ['AttemptState.handedInBy', 'submittedBy'],
  ['AttemptState.holderName', 'activeDeviceName'],
  ['AttemptQuestion.figures', 'images'],
  ['ReviewOutcome.standing', 'state'],
  ['AnswerToMark.complaint', 'remarkRequest'],
  ['ReleasedMark.complaint', 'remarkRequest'],
  ['Marking.complaints', 'remarkRequests'],
  ['TopicProgress.drill', 'practice'],
  ['AttemptTitle.thing', 'targetId'],
]);

/** The current name of a field of an earlier build; its own name if it was not renamed. `type`: its current type. */
export const currentFieldName = (type: string, field: string): string => FORMER_FIELDS.get(`${type}.${field}`) ?? field;

const FORMER_TYPES: ReadonlyMap<string, string> = new Map([
  ['AttemptItem', 'AttemptQuestion'],
  ['CardStanding', 'CardState'],
  ['Figure', 'Image'],
]);

/**
 * The document with the current names. A tab that was opened before a deployment uses the names of its own build, and
 * gets the response under them: a renamed field keeps its former name as an alias.
 */
export function withCurrentNames(schema: GraphQLSchema, document: DocumentNode): DocumentNode {
  const typeInfo = new TypeInfo(schema);
  return visit(
    document,
    visitWithTypeInfo(typeInfo, {
      NamedType: (node) => {
        const name = FORMER_TYPES.get(node.name.value);
        return name === undefined ? undefined : { ...node, name: { kind: Kind.NAME, value: name } };
      },
      FragmentDefinition: (node) => {
        const name = FORMER_TYPES.get(node.typeCondition.name.value);
        if (name === undefined) return undefined;
        return { ...node, typeCondition: { ...node.typeCondition, name: { kind: Kind.NAME, value: name } } };
      },
      Field: (node) => {
        const name = FORMER_FIELDS.get(`${typeInfo.getParentType()?.name ?? ''}.${node.name.value}`);
        if (name === undefined) return undefined;
        return { ...node, alias: node.alias ?? node.name, name: { kind: Kind.NAME, value: name } };
      },
    }),
  );
}
