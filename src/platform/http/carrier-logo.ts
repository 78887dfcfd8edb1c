import type { RequestHandler } from 'express';

const CODE = /^[A-Z0-9]{1,20}$/;

/** A plain badge with the carrier's code, drawn here so that no logo is loaded from another host. */
export const carrierLogo: RequestHandler<{ code: string }> = (request, response, next) => {
  const { code } = request.params;
  if (!CODE.test(code)) {
    next();
    return;
  }
  const width = 40 + code.length * 18;
  response.setHeader('Content-Type', 'image/svg+xml; charset=utf-8');
  response.setHeader('Cache-Control', 'public, max-age=86400');
  response.end(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="48" viewBox="0 0 ${width} 48" role="img" aria-label="${code}">` +
      `<rect width="${width}" height="48" rx="8" fill="#12355b"/>` +
      `<text x="50%" y="31" text-anchor="middle" font-family="sans-serif" font-size="22" font-weight="700" fill="#fff">${code}</text></svg>`,
  );
};
