/** The form data of the PDF's action: the answers as a query, and the language. */
export function buildPdfFormData(answers: string, locale: string): FormData {
  const data = new FormData();
  data.set('answers', answers);
  data.set('locale', locale);
  return data;
}
