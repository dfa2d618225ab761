import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { get } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { freeAddress } from "../resilience/site/site-process.ts";
import { deployedNginx } from "./support/deployed-nginx.ts";

const freePort = async () => Number(new URL(await freeAddress()).port);

/** An instance that has the assets of its own build alone. */
async function instance(asset: string): Promise<number> {
  const server = createServer(({ url }, response) => {
    response.writeHead(url === asset ? 200 : 404).end();
  });
  const port = await freePort();
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return port;
}

test("while instances are replaced one by one, nginx finds the assets of either build", async ({ skip }) => {
  const folder = mkdtempSync(join(tmpdir(), "deploy-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [site, second] = [await instance("/assets/old.css"), await instance("/assets/new.css")];
  const ports = { http: await freePort(), https: await freePort(), site, second };
  const nginx = deployedNginx(folder, ports);
  if ("absent" in nginx) return skip(nginx.absent);
  const running = spawn(nginx.program, nginx.args, { stdio: "ignore" });
  onTestFinished(async () => {
    running.kill();
    await once(running, "exit");
  });
  const address = {
    host: "127.0.0.1",
    port: ports.https,
    ca: nginx.certificate,
    servername: "www.example.com",
  };
  const status = (path: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const request = get(
        { ...address, path, agent: false, headers: { Host: "www.example.com" } },
        (response) => {
          response.resume();
          resolve(response.statusCode);
        },
      );
      request.on("error", reject);
    });
  await vi.waitFor(() => status("/"), { timeout: 10_000 });
  const paths = ["/assets/old.css", "/assets/new.css", "/assets/none.css"].flatMap((path) => [path, path]);
  const found = [];
  for (const path of paths) found.push(await status(path));
  expect(found).toEqual([200, 200, 200, 200, 404, 404]);
});
