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

/** The same with a file, as browsers send it. */
export function inquiryWithFile() {
  const body = [
    '--x\r\nContent-Disposition: form-data; name="inquiry"\r\n',
    JSON.stringify(anInquiry()),
    '--x\r\nContent-Disposition: form-data; name="files"; filename="plan.pdf"\r\nContent-Type: application/pdf\r\n',
    "%PDF-1.7 a plan",
    "--x--\r\n",
  ].join("\r\n");
  return { body, headers: { "content-type": "multipart/form-data; boundary=x" } };
}
