/** Why nothing is written; the message is for the person who called the command. */
export class Refusal extends Error {
  override name = 'Refusal';
}
