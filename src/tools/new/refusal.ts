/** Why nothing is written; the message is for the user who ran the command. */
export class Refusal extends Error {
  override name = 'Refusal';
}
