import type { FastifyInstance } from "fastify";

export interface IndexNowOptions {
  /** The key that was sent to search engines with the addresses (indexnow.org); without a key there is no file. */
  key: string | undefined;
}

/** Serves the file that proves an IndexNow key to be ours: its name and its content are the key. */
export async function indexNow(app: FastifyInstance, { key }: IndexNowOptions): Promise<void> {
  if (key === undefined) return;
  app.get(`/${key}.txt`, async (_request, reply) => reply.type("text/plain; charset=utf-8").send(key));
}
