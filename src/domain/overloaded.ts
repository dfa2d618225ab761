/** There is too much to do at the moment: what costs much is refused, so that the rest is answered in time. */
export class Overloaded extends Error {
  override readonly name = "Overloaded";
  readonly code = "OVERLOADED";
  readonly statusCode = 503;

  constructor() {
    super("There is too much to do at the moment. Try again in a few seconds.");
  }
}
