/** Answers every request with one page from memory. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const page = readFileSync("home.html.br");
const headers = {
  ...JSON.parse(readFileSync("headers.json", "utf8")),
  "content-encoding": "br",
  "content-length": page.length,
};
createServer((_request, response) => response.writeHead(200, headers).end(page)).listen(
  Number(process.argv[2]),
  "127.0.0.1",
);
