/** An inquiry as the form sends it; no two are alike. */
export function anInquiry(facts: Record<string, unknown> = {}) {
  return {
    company: "가나물산",
    name: "홍길동",
    phone: "02-0000-0000",
    email: "buyer@example.com",
    message: `견적을 부탁드립니다. ${crypto.randomUUID()}`,
    ...facts,
  };
}
