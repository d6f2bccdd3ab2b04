/** What is still to come, in a line of the statement after what was accepted and what was invoiced. */
export const LEFT_WORDS = { toInvoice: "reste à facturer", toCollect: "reste dû" };
