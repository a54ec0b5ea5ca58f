import type { Locale } from '@/lib/i18n/locales';

/** A headline, an uppercase line and a paragraph in each language, for judging the typography. */
export const typographySampleTextsByLocale: Record<Locale, { eyebrow: string; headline: string; lead: string }> = {
  gr: {
    eyebrow: 'Μονοπρωτεϊνικό · χωρίς πουλερικά',
    headline: 'Διατροφή όπως την όρισε η φύση.',
    lead: 'Ωμά, πλήρη γεύματα BARF από ελληνικές πρώτες ύλες. Χωρίς επεξεργασία, χωρίς δημητριακά.',
  },
  en: {
    eyebrow: 'Single protein · no poultry',
    headline: 'Nutrition as nature intended.',
    lead: 'Raw, complete BARF meals from Greek ingredients. No processing, no cereals.',
  },
  es: {
    eyebrow: 'Monoproteico · sin aves',
    headline: 'La alimentación tal como la quiso la naturaleza.',
    lead: 'Comidas BARF crudas y completas con ingredientes griegos. Sin procesar, sin cereales.',
  },
  ru: {
    eyebrow: 'Монопротеиновый · без птицы',
    headline: 'Питание, каким его задумала природа.',
    lead: 'Сырые полнорационные блюда BARF из греческих продуктов. Без переработки, без злаков.',
  },
  cn: {
    eyebrow: '单一蛋白 · 不含禽肉',
    headline: '自然本来的喂养之道。',
    lead: '以希腊原料制成的完整生骨肉餐。不经加工，不含谷物。',
  },
  fr: {
    eyebrow: 'Monoprotéine · sans volaille',
    headline: 'L’alimentation telle que la nature l’a voulue.',
    lead: 'Des repas BARF crus et complets, à base d’ingrédients grecs. Sans transformation, sans céréales.',
  },
  bg: {
    eyebrow: 'Един източник на протеин · без птиче месо',
    headline: 'Хранене, каквото го е замислила природата.',
    lead: 'Сурови, пълноценни BARF ястия от гръцки продукти. Без преработка, без зърнени храни.',
  },
  lv: {
    eyebrow: 'Viens olbaltumvielu avots · bez putna gaļas',
    headline: 'Barošana, kādu to iecerējusi daba.',
    lead: 'Svaigas, pilnvērtīgas BARF maltītes no grieķu izejvielām. Bez apstrādes, bez graudaugiem.',
  },
  it: {
    eyebrow: 'Monoproteico · senza pollame',
    headline: 'L’alimentazione come l’ha voluta la natura.',
    lead: 'Pasti BARF crudi e completi da ingredienti greci. Senza lavorazioni, senza cereali.',
  },
};
