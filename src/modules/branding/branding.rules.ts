import { invalid, type FieldChecks } from '../../kernel/errors.js';
import { asciiDigits } from '../../kernel/decimal-digits.js';
import type { SellerBranding } from './branding.loader.js';
import type { LogoType } from './branding.entity.js';
import { pictureOf, type Picture } from '../../platform/files/picture.js';
import { checkFields, maxOf } from '../../platform/graphql/declared-fields.js';
import { UpdateBrandingInput } from './branding.types.js';

export type BrandingFields = Omit<SellerBranding, 'sellerId' | 'logo'>;

const PHONE = /^\+?[\d ().-]{3,30}$/;
/** Line breaks could inject mail headers, and direction marks could reorder the text around the name. */
const UNFIT_FOR_NAME = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069<>@]/u;

const MAX_LOGO_BYTES = 256 * 1024;
const MIN_LOGO_SIDE = 16;
const MAX_LOGO_SIDE = 2000;

/** Validates the changes and returns the resulting fields. */
export function changedBranding(checks: FieldChecks, before: BrandingFields, changes: UpdateBrandingInput): BrandingFields {
  const brandName = changedText(before.brandName, changes.brandName);
  const supportEmail = changedText(before.supportEmail, changes.supportEmail);
  const supportPhone = changedText(before.supportPhone, changes.supportPhone);
  const supportUrl = changedText(before.supportUrl, changes.supportUrl);
  if (brandName !== null) checkName(checks, brandName);
  checkFields(checks, '', UpdateBrandingInput, { brandName, supportEmail, supportPhone, supportUrl });
  if (supportPhone !== null) checkPhone(checks, supportPhone);
  if (supportUrl !== null) checkUrl(checks, supportUrl);
  if (changes.shopperMails === null) checks.fail('shopperMails', 'null');
  if (Object.values(changes).every((value) => value === undefined)) checks.errors.push(invalid(null, 'nothingToChange'));
  return {
    brandName,
    supportEmail,
    supportPhone,
    supportUrl,
    shopperMails: changes.shopperMails ?? before.shopperMails,
    mailLanguage: changes.mailLanguage === undefined ? before.mailLanguage : changes.mailLanguage,
  };
}

/** Treats blank text as absent. */
const changedText = (before: string | null, given: string | null | undefined): string | null =>
  given === undefined ? before : given?.trim() || null;

function checkName(checks: FieldChecks, name: string): void {
  if (name.length <= maxOf(UpdateBrandingInput, 'brandName') && UNFIT_FOR_NAME.test(name)) checks.fail('brandName', 'lineBreaks');
}

function checkPhone(checks: FieldChecks, phone: string): void {
  if (phone.length <= maxOf(UpdateBrandingInput, 'supportPhone') && !PHONE.test(asciiDigits(phone)))
    checks.fail('supportPhone', 'phone', { example: '+971 4 123 4567' });
}

function checkUrl(checks: FieldChecks, url: string): void {
  if (url.length <= maxOf(UpdateBrandingInput, 'supportUrl') && !isPlainHttpUrl(url)) checks.fail('supportUrl', 'httpAddressNoUser');
}

/** A user name before the host can disguise the real host. */
function isPlainHttpUrl(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && ['http:', 'https:'].includes(url.protocol) && url.username === '' && url.password === '';
}

interface Image extends Picture {
  readonly contentType: LogoType;
}

/** Mail programs do not show WebP. */
const isLogoType = (picture: Picture): picture is Image => picture.contentType !== 'image/webp';

/** Returns the image if it is acceptable as a logo; otherwise adds its problems to the checks. */
export function checkLogo(checks: FieldChecks, content: Uint8Array): Image | undefined {
  if (content.byteLength > MAX_LOGO_BYTES) {
    checks.fail('content', 'atMostKiB', { max: 256 });
    return undefined;
  }
  const image = pictureOf(content);
  if (!image || !isLogoType(image)) {
    checks.fail('content', 'image');
    return undefined;
  }
  if (![image.width, image.height].every((side) => side >= MIN_LOGO_SIDE && side <= MAX_LOGO_SIDE))
    checks.fail('content', 'imageSide', { min: MIN_LOGO_SIDE, max: MAX_LOGO_SIDE, width: image.width, height: image.height });
  return image;
}
