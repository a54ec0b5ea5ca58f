/** The form data of the PDF's action: the answers as a query, and the language. */
export function toDownloadFormData(answers: string, locale: string): FormData {
  const data = new FormData();
  data.set('answers', answers);
  data.set('locale', locale);
  return data;
}
