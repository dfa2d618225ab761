declare module "fastify" {
  interface FastifyContextConfig {
    /** Answered however much there is to do: it costs no more than a refusal, or refuses by itself. */
    isCheap?: boolean;
  }
}

/** There is too much to do at the moment: what costs much is refused, so that the rest is answered in time. */
export class Overloaded extends Error {
  override readonly name = "Overloaded";
  readonly code = "OVERLOADED";
  readonly statusCode = 503;

  constructor() {
    super("There is too much to do at the moment. Try again in a few seconds.");
  }
}
