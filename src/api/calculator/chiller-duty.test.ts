import { expect, test } from "vitest";
import { openApi } from "../../../tests/support/api.ts";

async function ask(body: unknown) {
  const { app } = await openApi();
  const response = await app.inject({ method: "POST", url: "/api/chiller-duty", payload: body as object });
  return { status: response.statusCode, body: response.json() };
}

test("a capacity alone is answered with the usual values", async () => {
  const { status, body } = await ask({ cooling: 300 });
  expect(status).toBe(200);
  expect(body.heatKilowatts).toBeCloseTo(1266.066, 3);
  expect(body.duty).toMatchObject({ hotWaterTemp: 37, coldWaterTemp: 32, wetBulbTemp: 27 });
  expect(body.finalCRT).toBeCloseTo(279.187, 3);
  expect(body.violations).toEqual([]);
});

test("a duty that the calculator does not take has no size", async () => {
  const { status, body } = await ask({ cooling: 20, drive: "absorption" });
  expect(status).toBe(200);
  expect(body).not.toHaveProperty("finalCRT");
  expect(body.violations).toEqual([{ field: "flowRate", rule: "limits" }]);
});

test.each([
  {},
  { cooling: 0 },
  { cooling: 300, unit: "CRT" },
  { cooling: 300, cop: 0.2 },
  { cooling: "300" },
])("%j is refused", async (body) => expect((await ask(body)).status).toBe(400));

test("the description names units and meaning of every input", async () => {
  const { app } = await openApi();
  const document = (await app.inject("/api/openapi.json")).json();
  const { properties } =
    document.paths["/api/chiller-duty"].post.requestBody.content["application/json"].schema;
  expect(properties.range).toMatchObject({
    description: "range of the water, K",
    minimum: 5,
    maximum: 20,
    default: 5,
  });
  expect(Object.values<{ description?: string }>(properties).every(({ description }) => description)).toBe(
    true,
  );
});
